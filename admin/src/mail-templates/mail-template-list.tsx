import type { MailTemplate } from '@frontdoor/contract';
import { Grid } from '../grid/grid.tsx';
import { Excerpt } from '../values/excerpt.tsx';
import { Received } from '../values/received.tsx';
import { translate } from '../messages/translate.ts';
import { belongsTo } from './audience.ts';
import { EditMailTemplate } from './edit-mail-template.tsx';

const orders = [
  ['title ASC', 'orders.titleAToZ'],
  ['stage ASC', 'fields.stage'],
] as const;

export const MailTemplateList = () => (
  <Grid<MailTemplate>
    heading={translate('mailTemplates.heading')}
    one={translate('mailTemplates.one')}
    many={translate('mailTemplates.many')}
    nameOf={({ title }) => title}
    renderUnderName={(template) => <span>{belongsTo(template)}</span>}
    nameLabel={translate('mailTemplates.mail')}
    nameSource="title"
    orders={orders}
    columns={[
      {
        source: 'subject',
        label: translate('fields.subject'),
        sortable: false,
        render: ({ subject }) => <Excerpt text={subject} />,
      },
      {
        source: 'updatedAt',
        label: translate('fields.changed'),
        align: 'right',
        sortable: false,
        render: ({ updatedAt }) => <Received at={updatedAt} />,
      },
    ]}
    renderDetails={(template, alone) => <EditMailTemplate key={template.id} template={template} alone={alone} />}
  />
);

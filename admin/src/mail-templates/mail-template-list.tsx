import type { MailTemplate } from '@frontdoor/contract';
import { pickFilter } from '../grid/filters/chips/made-filters.tsx';
import { Grid } from '../grid/grid.tsx';
import { OfficeSignature } from '../signature/office-signature.tsx';
import { Excerpt } from '../values/excerpt.tsx';
import { Received } from '../values/received.tsx';
import { translate } from '../messages/translate.ts';
import { belongsTo } from './audience.ts';
import { EditMailTemplate } from './edit-mail-template.tsx';

const kinds = () =>
  [
    ['true', translate('mailTemplates.kinds.automatic')],
    ['false', translate('mailTemplates.kinds.written')],
  ] as const;

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
    renderUnderName={(template) => (
      <span>
        {[
          belongsTo(template),
          template.isChanged && translate('mailTemplates.own'),
          template.off && translate('mailTemplates.off.state'),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    )}
    filters={[pickFilter('automatic', translate('mailTemplates.mail'), kinds())]}
    nameLabel={translate('mailTemplates.mail')}
    nameSource="title"
    orders={orders}
    above={<OfficeSignature />}
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
        render: ({ updatedAt }) => updatedAt && <Received at={updatedAt} />,
      },
    ]}
    renderDetails={(template, alone) => <EditMailTemplate key={template.id} template={template} alone={alone} />}
  />
);

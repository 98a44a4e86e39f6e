import type { MailTemplate } from '@frontdoor/contract';
import { Grid } from '../grid/grid.tsx';
import { Excerpt } from '../values/excerpt.tsx';
import { Received } from '../values/received.tsx';
import { EditMailTemplate } from './edit-mail-template.tsx';

const orders = [
  ['title ASC', 'Title, A to Z'],
  ['stage ASC', 'Stage'],
] as const;

export const MailTemplateList = () => (
  <Grid<MailTemplate>
    heading="Mail templates"
    one="mail template"
    many="mail templates"
    nameOf={({ title }) => title}
    renderUnderName={({ stage }) => <span>{stage}</span>}
    nameLabel="Mail"
    nameSource="title"
    orders={orders}
    columns={[
      {
        source: 'subject',
        label: 'Subject',
        sortable: false,
        render: ({ subject }) => <Excerpt text={subject} />,
      },
      {
        source: 'updatedAt',
        label: 'Changed',
        align: 'right',
        sortable: false,
        render: ({ updatedAt }) => <Received at={updatedAt} />,
      },
    ]}
    renderDetails={(template, alone) => <EditMailTemplate key={template.id} template={template} alone={alone} />}
  />
);

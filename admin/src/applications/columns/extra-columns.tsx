import type { Application } from '@frontdoor/contract';
import { columnOf } from '../../form-fields/field-fact.tsx';
import type { Column } from '../../grid/grid-context.ts';
import { translate } from '../../messages/translate.ts';
import { SourceText } from '../../values/source-text.tsx';
import { orNA } from '../../values/texts.ts';
import { dateText } from '../../values/times/dates.ts';
import { Assignee } from '../assign/assignee.tsx';
import { applicationFields } from '../application-fields.ts';

/** Columns that are shown to people who have chosen them. The API does not sort by them. */
export const extraColumns = (hr: boolean): Column<Application>[] =>
  [
    ...applicationFields.filter(({ name }) => name === 'phone').map((field) => columnOf<Application>(field)),
    {
      source: 'jobPost',
      label: translate('fields.jobPost'),
      render: ({ jobPost }: Application) => orNA(jobPost?.title),
    },
    {
      source: 'source',
      label: translate('fields.cameFrom'),
      render: ({ source }: Application) => <SourceText source={source} />,
    },
    ...(hr
      ? [
          {
            source: 'assignedTo',
            label: translate('assign.label'),
            render: ({ assignedTo }: Application) => <Assignee of={assignedTo} />,
          },
        ]
      : []),
    {
      source: 'stageSince',
      label: translate('columns.stageSince'),
      render: ({ stageSince }: Application) => dateText(stageSince),
    },
  ].map((column): Column<Application> => Object.assign(column, { sortable: false, extra: true } as const));

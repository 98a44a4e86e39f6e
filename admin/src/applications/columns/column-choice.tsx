import type { ReactNode } from 'react';
import { ChosenColumns } from '../../grid/grid-context.ts';
import { useSettings } from '../../session/settings.ts';
import { useOpenView } from '../views/use-open-view.ts';

/** The columns of the list inside: those of the open view, or else as the person has chosen them. */
export const ColumnChoice = ({ children }: { children: ReactNode }) => {
  const { columns } = useSettings();
  return <ChosenColumns value={useOpenView()?.columns ?? columns}>{children}</ChosenColumns>;
};

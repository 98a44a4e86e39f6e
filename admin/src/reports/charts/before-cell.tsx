import { translate } from '../../messages/translate.ts';
import { type ChartList, CountLink } from './count-link.tsx';
import { differenceText } from './difference-text.ts';

type Props = {
  count: number;
  before: number;
  /** What is counted. */
  of: string;
  list: ChartList | undefined;
  /** Of the list of the period before. */
  filter: Record<string, unknown> | undefined;
};

/** The number of the period before, as a link to its list, and how much more or fewer there are now; no words where nothing was and is. */
export const BeforeCell = ({ count, before, of, list, filter }: Props) => (
  <td className={before === 0 ? 'soft' : undefined}>
    <CountLink count={before} of={translate('reports.charts.ofBefore', { of })} list={list} filter={filter} />
    {(count > 0 || before > 0) && <span className="difference soft">{differenceText(count, before)}</span>}
  </td>
);

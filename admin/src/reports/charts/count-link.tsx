import { Link } from 'react-router-dom';
import { numeral } from '../../messages/numeral.ts';
import { listPath } from '../../today/list-path.ts';

/** The list that a chart leads to. */
export type ChartList = 'applications' | 'all-enquiries';

type Props = {
  count: number;
  /** What is counted, for those who hear the link without its row. */
  of: string;
  list: ChartList | undefined;
  filter: Record<string, unknown> | undefined;
};

/** A number, as a link to the list of exactly those; plain where nobody is in that list, or where there is none. */
export const CountLink = ({ count, of, list, filter }: Props) =>
  list && filter && count > 0 ? (
    <Link className="link" to={listPath({ list, filter })} aria-label={`${numeral(count)}: ${of}`}>
      {numeral(count)}
    </Link>
  ) : (
    numeral(count)
  );

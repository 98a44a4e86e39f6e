import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import type { LabelKey } from '../../messages/message-key.ts';
import { translate } from '../../messages/translate.ts';
import { numeral } from '../../messages/numeral.ts';

export interface MenuCountProps {
  resource: string;
  filter?: object;
  /** Shown even when it is 0. */
  even?: true;
  /** The counted items, if they are only some of the section's. */
  what?: LabelKey;
}

/** The number of items that need attention. */
export const MenuCount = ({ resource, filter, even, what }: MenuCountProps) => {
  const { data } = useRead(reads.count(resource, filter ?? {}));
  if (data === undefined || (data.total === 0 && !even)) return null;
  const about = data.estimated ? '≈' : '';
  return (
    <span className="mono count" title={what && translate(what)}>
      {about + numeral(data.total)}
      {what && <span className="visually-hidden"> {translate(what)}</span>}
    </span>
  );
};

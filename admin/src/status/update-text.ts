import type { Schemas } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';
import { figureText } from './figure-text.ts';

type Update = NonNullable<Schemas['StatusView']['updates']>[number];

/** "Updated from 1.0.0 to 1.1.0. It took 4 min." */
export function updateText({ from, to, outcome, seconds }: Update): string {
  const ended =
    from === null
      ? translate('status.updates.first', { to })
      : translate(`status.updates.outcomes.${outcome}`, { from, to });
  if (seconds === null) return ended;
  const time = figureText({ name: 'restoreTook', unit: 'seconds', value: String(seconds) });
  return `${ended} ${translate('status.updates.took', { time })}`;
}

import type { Application } from '@frontdoor/contract';
import { FilterPick } from '../../grid/filters/filter-pick.tsx';
import { optionsOf } from '../../values/options.ts';

const options = optionsOf<Exclude<Application['standing'], 'clear'>>({ held: 'Held', discarded: 'Discarded' });

/** Lists leave out suspected spam unless this filter asks for it. */
export const StandingFilter = () => <FilterPick source="standing" label="Spam check" all="Clear" options={options} />;

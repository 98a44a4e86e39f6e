import { FilterPick } from '../grid/filter-pick.tsx';

const options = [
  ['held', 'Held'],
  ['discarded', 'Discarded'],
] as const;

/** Suspected spam is left out of a list until somebody asks for it. */
export const StandingFilter = () => <FilterPick source="standing" label="Spam check" all="Clear" options={options} />;

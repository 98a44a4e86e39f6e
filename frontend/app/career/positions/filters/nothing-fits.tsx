import { Button } from '../../../ui/button.tsx';
import { filterWords } from '../words.ts';

/** In place of the list, when no post fits all that was chosen. */
export function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-y-2 border-y-ink py-8">
      <p className="lead">{filterWords.none}</p>
      <Button onClick={onClear}>{filterWords.clear}</Button>
    </div>
  );
}

import type { ComponentType } from 'react';
import { Books } from './breaks/books.tsx';
import { Chess } from './breaks/chess.tsx';
import { Demo } from './work/demo.tsx';
import { Evening } from './breaks/evening.tsx';
import { Lift } from './work/lift.tsx';
import { Lorry } from './work/lorry.tsx';
import { Pair } from './breaks/pair.tsx';
import { Plan } from './work/plan.tsx';
import { Plants } from './breaks/plants.tsx';
import { Plotter } from './work/plotter.tsx';
import { Rack } from './work/rack.tsx';
import { Restore } from './work/restore.tsx';
import { Review } from './work/review.tsx';
import { Tea } from './breaks/tea.tsx';

const drawings = {
  plan: Plan,
  review: Review,
  lift: Lift,
  pair: Pair,
  tea: Tea,
  lorry: Lorry,
  chess: Chess,
  plotter: Plotter,
  restore: Restore,
  rack: Rack,
  books: Books,
  demo: Demo,
  plants: Plants,
  evening: Evening,
} satisfies Record<string, ComponentType>;

/** One drawing of the working week. All have sheets of one size, so that their lines and people match. */
export function GalleryDrawing({ scene }: { scene: keyof typeof drawings }) {
  const Picture = drawings[scene];
  return (
    <div className="folds aspect-[5/4]">
      <Picture />
    </div>
  );
}

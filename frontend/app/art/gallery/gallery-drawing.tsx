import type { ComponentType } from 'react';
import type { Scene } from '../../content/gallery.ts';
import { Books } from './books.tsx';
import { Chess } from './chess.tsx';
import { Demo } from './demo.tsx';
import { Evening } from './evening.tsx';
import { Lift } from './lift.tsx';
import { Lorry } from './lorry.tsx';
import { Pair } from './pair.tsx';
import { Plan } from './plan.tsx';
import { Plants } from './plants.tsx';
import { Plotter } from './plotter.tsx';
import { Rack } from './rack.tsx';
import { Restore } from './restore.tsx';
import { Review } from './review.tsx';
import { Tea } from './tea.tsx';

const drawings: Record<Scene, ComponentType> = {
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
};

/** One drawing of the working week. All have sheets of one size, so that their lines and people match. */
export function GalleryDrawing({ scene }: { scene: Scene }) {
  const Picture = drawings[scene];
  return <Picture />;
}

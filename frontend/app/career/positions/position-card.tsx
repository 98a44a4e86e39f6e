import { If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';
import { ApplyLink } from '../post/apply-link.tsx';
import { positionsWords } from '../words.ts';
import { PositionFacts } from './position-facts.tsx';
import { PositionPicture } from './position-picture.tsx';

/** One open position of the list. */
export const PositionCard = () => (
  <li className="group grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 border-b border-line py-6 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-x-8 lg:py-8">
    <div className="relative grid aspect-square place-items-center self-start border border-line bg-side group-hover:border-ink sm:row-span-3">
      <PositionPicture />
    </div>
    <div className="max-sm:self-center">
      <h3 className="text-2xl">
        <a className="hover:text-signal" href={value('path')}>
          {value('title')}
        </a>
      </h3>
      <p className="note mt-2 text-ink-soft">{value('location')}</p>
    </div>
    <p className="prose mt-4 whitespace-pre-line text-ink-soft max-sm:col-span-2 sm:col-start-2">{value('para')}</p>
    <PositionFacts className="col-span-2 mt-4 sm:col-start-2" />
    <If the="hasDescription">
      <p className="col-span-2 mt-4 sm:col-start-2">
        <a className="underlined" href={value('path')}>
          {positionsWords.description}
          <span className="sr-only">: {value('title')}</span>
        </a>
      </p>
    </If>
    <div className="max-sm:col-span-2 max-sm:mt-4 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-start">
      <ApplyLink
        words={positionsWords.apply}
        label={`${positionsWords.apply}: ${value('title')}`}
        className="max-sm:w-full"
      />
    </div>
  </li>
);

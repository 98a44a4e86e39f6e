import { If } from '../served/template.tsx';
import { value } from '../served/value.ts';
import { Served } from '../served/served.tsx';
import { figureWords } from './words.ts';

/** How quickly applicants heard: shown where HR publishes it, once there are answers enough. */
export const AnswerFigure = () => (
  <Served className="mt-4">
    {import.meta.env.SSR && (
      <If the="figure">
        <p className="lead">
          {figureWords.median(value('figure.workingDays'))}
          {figureWords.kept(value('figure.kept'))}
        </p>
        <p className="note mt-1 text-ink-soft">{figureWords.basis}</p>
      </If>
    )}
  </Served>
);

import { contentsTitle } from './words.ts';

type ContentsProps = { sections: readonly { id: string; title: string }[]; className?: string };

/** Where the sections of a long page are. It stays in sight on wide screens when its column is as high as the text. */
export function Contents({ sections, className = '' }: ContentsProps) {
  return (
    <nav aria-label={contentsTitle} className={`lg:sticky lg:top-24 ${className}`}>
      <p className="note mb-3 text-ink-soft">{contentsTitle}</p>
      <ol className="flex flex-wrap gap-x-6 lg:block">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="note flex min-h-8 items-center gap-2 border-line hover:border-signal hover:text-signal lg:border-l-2 lg:pl-3"
            >
              <span className="text-ink-soft">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

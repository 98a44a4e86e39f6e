import { BrowserFrame, SketchedPage } from '@frontdoor/drawings';
import { projectsHead } from '../words.ts';
import { projects } from '../../content/projects.ts';
import { Button } from '../../ui/button.tsx';
import { OutboundLink } from '../../ui/outbound-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { visitWords } from '../../ui/visit-words.ts';

export function ProjectGrid() {
  return (
    <section className="bay gutter border-t border-line bg-paper">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h2>{projectsHead.title}</h2>
        <PageLink to="/portfolio" className="underlined">
          {projectsHead.all}
        </PageLink>
      </div>
      <ul className="beside grid border-t border-l border-line sm:grid-cols-2 md:grid-cols-3">
        {projects.map(({ name, text, sketch, url }) => (
          <li key={name} className="flex flex-col border-r border-b border-line p-5">
            <BrowserFrame className="mb-5">
              <SketchedPage sketch={sketch} />
            </BrowserFrame>
            <h3>{name}</h3>
            <p className="mt-1 mb-5 text-ink-soft">{text}</p>
            <p className="mt-auto">
              {url ? (
                <OutboundLink href={url} name={name} className="button">
                  {visitWords.visit}
                </OutboundLink>
              ) : (
                <Button disabled>{visitWords.noLink}</Button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

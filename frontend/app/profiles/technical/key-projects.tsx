import type { KeyProject } from '../../content/life.ts';
import { OutboundLink } from '../../ui/outbound-link.tsx';
import { profileWords } from '../words.ts';
import { projectsLead, visit } from './words.ts';

/** The leader's projects: title, description and address, as a ruled list. */
export function KeyProjects({ projects }: { projects: readonly KeyProject[] }) {
  return (
    <section
      className="gutter grid gap-x-10 gap-y-8 bg-ink py-14 text-paper lg:grid-cols-12 lg:py-20"
      aria-labelledby="projects"
    >
      <div className="lg:col-span-4">
        <h2 id="projects">{profileWords.projects}</h2>
        <p className="mt-4">{projectsLead}</p>
      </div>
      <ol className="border-t border-current lg:col-span-8">
        {projects.map(({ title, description, url }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-2 border-b border-current py-6 sm:grid-cols-[1fr_auto] sm:items-end"
          >
            <div>
              <h3>{title}</h3>
              <p className="mt-2 max-w-[34em] leading-normal">{description}</p>
            </div>
            <OutboundLink
              href={url}
              className="note inline-flex min-h-8 justify-self-start items-center border-b-2 border-current"
            >
              <span className="sr-only">{visit} </span>
              {new URL(url).host}
            </OutboundLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

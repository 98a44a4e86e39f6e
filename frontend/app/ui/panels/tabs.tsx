import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useHydrated } from '../pictures/media.ts';

type TabsProps = { label: string; tabs: readonly { title: string; content: ReactNode }[] };

/** One panel at a time; before and without script all of them, under their titles. */
export function Tabs({ label, tabs }: TabsProps) {
  if (!useHydrated())
    return tabs.map(({ title, content }) => (
      <section key={title} className="border-b border-line py-5">
        <h3>{title}</h3>
        {content}
      </section>
    ));
  return (
    <Base.Root defaultValue={tabs[0]?.title}>
      <Base.List aria-label={label} className="flex flex-wrap border-b-2 border-ink">
        {tabs.map(({ title }) => (
          <Base.Tab
            key={title}
            value={title}
            className="min-h-11 border border-b-0 border-transparent px-4 py-2 font-medium hover:border-line aria-selected:border-ink aria-selected:bg-raised"
          >
            {title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ title, content }) => (
        <Base.Panel key={title} value={title} className="py-5">
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

import type { Schemas } from '@frontdoor/contract';
import { createElement, type ReactNode } from 'react';

type Node = Schemas['RenderedNodeView'];

/** The nodes of a long text as elements: text never becomes HTML here. */
const elementsOf = (nodes: readonly Node[]): ReactNode[] =>
  nodes.map(({ tag, text, href, start, children }, at) => {
    if (tag === null) return text;
    const attributes = {
      key: at,
      ...(href !== null && { href, rel: 'noopener noreferrer', target: '_blank' }),
      ...(start !== null && { start }),
    };
    return children.length === 0
      ? createElement(tag, attributes)
      : createElement(tag, attributes, ...elementsOf(children));
  });

/** A long text as visitors read it, by the renderer of the site. */
export const Rendering = ({ nodes }: { nodes: readonly Node[] }) => <>{elementsOf(nodes)}</>;

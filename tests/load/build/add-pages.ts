import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Adds as many pages to a copy of the site as are asked for, each as long as the article of the blog. */
export function addPages(copy: string, count: number): void {
  writeFileSync(join(copy, 'app/blog/generated-page.tsx'), page);
  edit(
    join(copy, 'app/routes.ts'),
    "  route('*',",
    "  route('generated/:number', 'blog/generated-page.tsx'),\n  route('*',",
  );
  edit(
    join(copy, 'react-router.config.ts'),
    'prerender: [',
    `prerender: [...Array.from({ length: ${count} }, (_, at) => \`/generated/\${at + 1}\`), `,
  );
}

/** @throws where the copy no longer reads as it is expected to. */
function edit(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(
    file,
    text.replace(before, () => after),
  );
}

const page = `import { useParams } from 'react-router-dom';
import Article from './article-page.tsx';

export const meta = ({ params }: { params: { number?: string } }) => [
  { title: \`Article \${params.number}\` },
  { name: 'description', content: \`The article with the number \${params.number}.\` },
];

export default function Generated() {
  const { number } = useParams();
  return (
    <div className={\`generated-\${number}\`}>
      <p>Article {number}</p>
      <Article />
    </div>
  );
}
`;

import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { banners, sheetCount, sheetNumber, trailOf } from '../app/banners/banners.ts';
import { company } from '../app/content/company.ts';
import { paths, type PagePath } from '../app/seo.ts';
import { value } from '../app/served/value.ts';
import { filledPages } from './page-templates.ts';
import { charactersOf } from './font-subsets/characters-of.ts';
import { cutCardFonts } from './social-cards/card-fonts.ts';
import { coloursIn } from './social-cards/colours-in.ts';
import type { CardWords } from './social-cards/card-layout.ts';
import { withCard } from './social-cards/card-tags.ts';
import { drawCard, type Card } from './social-cards/draw-card.ts';
import { drawingIn } from './social-cards/drawing-in.ts';
import { postCardOf } from './social-cards/post-card.ts';
import { plainStyle } from './social-cards/plain-style.ts';
import { utilityStyle } from './social-cards/utility-style.ts';
import { withData } from './structured-data/data-tag.ts';
import { describePage } from './structured-data/describe-page.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'build', 'client');
/** Kept from build to build: a card that has not changed is not drawn again. */
const cacheFolder = join(root, '..', 'node_modules', '.cache', 'frontdoor-cards');
const folder = join(client, 'cards');

const read = (...file: string[]) => readFileSync(join(root, ...file), 'utf8');
const tokens = read('app', 'content', 'tokens.css');
/** A card is mostly seen at a third of its size. */
const LINE_WEIGHT = 1.7;
const theme = read('app', 'styles', 'theme.css');
const people = read('drawings', 'styles', 'people.css');
const style = plainStyle(read('drawings', 'styles', 'art.css') + people, tokens + people, LINE_WEIGHT);
const grid = coloursIn(tokens).get('--grid') ?? 'none';
const makers = [
  ...globSync('build-steps/social-cards/*.ts', { cwd: root }).toSorted(),
  'package.json',
  'app/content/mark.ts',
].map((file) => read(file));

const parentOf = (path: PagePath): PagePath => trailOf(path).at(-1) ?? '/';

function wordsOf(path: PagePath): CardWords {
  const { label, title } = banners[path];
  return {
    // A person's page is called by the person's name, which is its title already.
    note: label === title ? banners[parentOf(path)].label : label,
    title,
    name: company.name,
    website: company.website,
    sheet: `${sheetNumber(path)} / ${sheetCount}`,
  };
}

const fonts = await cutCardFonts(charactersOf(paths.flatMap((path) => Object.values<string>({ ...wordsOf(path) }))));
const nameOf = (path: PagePath) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').toLowerCase());

let drawn = 0;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
mkdirSync(cacheFolder, { recursive: true });

async function giveCard(path: PagePath): Promise<void> {
  const page = join(client, path, 'index.html');
  const html = readFileSync(page, 'utf8');
  const drawing = drawingIn(html);
  const utilities = utilityStyle(drawing?.content ?? '', theme, tokens, LINE_WEIGHT);
  const card: Card = { words: wordsOf(path), drawing, style: `${style}\n${utilities}`, grid };
  const hash = createHash('sha256')
    .update(JSON.stringify([card, makers]))
    .digest('hex')
    .slice(0, 10);
  const file = `${nameOf(path)}-${hash}.png`;
  const copy = join(cacheFolder, file);
  if (!existsSync(copy)) {
    writeFileSync(copy, await drawCard(card, fonts));
    drawn += 1;
  }
  copyFileSync(copy, join(folder, file));
  const { label, title } = banners[path];
  const address = `${company.url}/cards/${file}`;
  const alt = `${company.name}, ${label}: ${title}`;
  writeFileSync(page, withData(withCard(html, address, alt), describePage(path, address)));
  if (path === '/career') {
    const post = join(client, filledPages.post);
    writeFileSync(post, withCard(readFileSync(post, 'utf8'), `${value('post.url')}.png`, value('post.title')));
    mkdirSync(join(client, 'shells'), { recursive: true });
    writeFileSync(join(client, 'shells', 'post-card.json'), await postCardOf(card));
  }
}

// Together, so that one card's words are set while another is made into a picture.
await Promise.all(paths.map(giveCard));
console.log(`${paths.length} social cards, ${drawn} of them drawn anew`);

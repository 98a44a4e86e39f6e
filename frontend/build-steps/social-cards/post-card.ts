import { colours } from '../../app/content/colours.ts';
import { charactersOf } from '../font-subsets/characters-of.ts';
import { cutCardFonts } from './card-fonts.ts';
import { TITLE, TITLE_SIZES } from './card-layout.ts';
import { type Card, drawCard } from './draw-card.ts';

/** The characters of titles in European languages, and no more: a font of all characters would be ten times heavier. */
const LATIN = String.fromCodePoint(...Array.from({ length: 0x100 - 0xa0 }, (_, index) => 0xa0 + index));
const PUNCTUATION = '‘’“”–—…€™';

/**
 * The parts from which the API writes the title of a post onto a card, as JSON: the card without a title, the font of the
 * title, the characters that it has, and the place of the title. The API's side is `draw-post-card.ts`.
 */
export async function postCardOf(card: Card): Promise<string> {
  const characters = charactersOf([LATIN, PUNCTUATION]);
  const [display, ...others] = await cutCardFonts(characters);
  if (!display) throw new Error('There is no font for titles');
  const background = await drawCard({ ...card, words: { ...card.words, title: '' } }, [display, ...others]);
  return JSON.stringify({
    background: background.toString('base64'),
    face: display.data.toString('base64'),
    characters,
    title: { ...TITLE, sizes: TITLE_SIZES, colour: colours.light.ink },
  });
}

import { factTerms, salaryIntervals } from '../../app/career/positions/words.ts';
import { postWords } from '../../app/career/post/words.ts';
import { colours } from '../../app/content/colours.ts';
import { charactersOf } from '../font-subsets/characters-of.ts';
import { cutCardFonts } from './card-fonts.ts';
import { FACTS, TITLE, TITLE_SIZES } from './card-layout.ts';
import { type Card, drawCard } from './draw-card.ts';

/** The characters of titles in European languages, and no more: a font of all characters would be ten times heavier. */
const LATIN = String.fromCodePoint(...Array.from({ length: 0x100 - 0xa0 }, (_, index) => 0xa0 + index));
/** Further letters of places, and signs of currencies: those of them that the font has. */
const OF_FACTS = 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŖŗŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽž₡₤₦₩₫₭₮₱₲₴₵₸₹₺₼₽₾₿';
const PUNCTUATION = '‘’“”–—…€™';

/**
 * The parts from which the API writes title and facts of a post onto a card, as JSON: the card without them, their fonts, the
 * characters that these have, their places, and the words of facts. The API's side is `draw-post-card.ts`.
 */
export async function postCardOf(card: Card): Promise<string> {
  const characters = charactersOf([LATIN, PUNCTUATION]);
  const [[display, ...others], [further]] = await Promise.all([
    cutCardFonts(characters),
    cutCardFonts(OF_FACTS, 'latin-ext'),
  ]);
  if (!display || !further) throw new Error('There is no font for titles or facts');
  const background = await drawCard({ ...card, words: { ...card.words, title: '' } }, [display, ...others]);
  return JSON.stringify({
    background: background.toString('base64'),
    face: display.data.toString('base64'),
    characters,
    title: { ...TITLE, sizes: TITLE_SIZES, colour: colours.light.ink },
    facts: {
      ...FACTS,
      faces: [display, further].map(({ data }) => data.toString('base64')),
      characters: characters + OF_FACTS,
      colour: colours.light.ink,
      words: {
        intervals: salaryIntervals,
        // The card names the fact, which the page has above it.
        payLater: `${factTerms.salary}: ${postWords.payLater.charAt(0).toLowerCase()}${postWords.payLater.slice(1)}`,
        closing: factTerms.closing,
        posted: postWords.posted,
      },
    },
  });
}

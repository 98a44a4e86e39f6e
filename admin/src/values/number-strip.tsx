import { PageLink } from './links/page-link.tsx';
import { countText } from './count-text.ts';

type Props = {
  label: string;
  numbers: { number: number | undefined; text: string; alarming?: boolean; to?: string }[];
};

/** The API counts up to 10,001, which stands for all numbers beyond 10,000. */
const MOST_COUNTED = 10_000;

const numberText = (number: number | undefined) => (number === undefined ? '…' : countText(number, MOST_COUNTED));

export const NumberStrip = ({ label, numbers }: Props) => (
  <ul className="numbers" aria-label={label}>
    {numbers.map(({ number, text, alarming, to }) => (
      <li key={text} data-alarming={alarming || undefined}>
        {to && number ? (
          <PageLink to={to}>
            <b>{numberText(number)}</b> {text}
          </PageLink>
        ) : (
          <>
            <b>{numberText(number)}</b> {text}
          </>
        )}
      </li>
    ))}
  </ul>
);

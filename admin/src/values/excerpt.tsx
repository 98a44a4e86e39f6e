import { orNoMessage } from './texts.ts';

/** The beginning of a text, as far as two lines reach. */
export const Excerpt = ({ text }: { text: string | null }) => <span className="excerpt">{orNoMessage(text)}</span>;

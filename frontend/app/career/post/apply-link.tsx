import { value } from '../../served/value.ts';
import { postWords } from './words.ts';

/** Leads to the form with this post; without script to the form that the API fills, which takes the post from its own address. */
export const ApplyLink = ({ of = '', className = '' }: { of?: 'post.' | ''; className?: string }) => (
  <>
    <a href={value(`${of}applyPath`)} className={`button primary scripted-only ${className}`}>
      {postWords.apply}
    </a>
    <noscript>
      <a href={value(`${of}plainPath`)} className={`button primary ${className}`}>
        {postWords.apply}
      </a>
    </noscript>
  </>
);

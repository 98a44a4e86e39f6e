import { value } from '../../served/value.ts';

type ApplyLinkProps = { of?: 'post.' | ''; words: string; label?: string; className?: string };

/** Leads to the form with this post; without script to the form that the API fills, which takes the post from its own address. */
export const ApplyLink = ({ of = '', words, label, className = '' }: ApplyLinkProps) => (
  <>
    <a href={value(`${of}applyPath`)} className={`button primary scripted-only ${className}`} aria-label={label}>
      {words}
    </a>
    <noscript>
      <a href={value(`${of}plainPath`)} className={`button primary ${className}`} aria-label={label}>
        {words}
      </a>
    </noscript>
  </>
);

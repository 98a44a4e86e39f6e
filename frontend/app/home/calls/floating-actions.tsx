import { useId, useState } from 'react';
import { company, telephoneLink, whatsappLink } from '../../content/company.ts';
import { floatingWords } from '../words.ts';
import { Button } from '../../ui/button.tsx';
import { OutboundLink } from '../../ui/outbound-link.tsx';

const speech = 'M4 5h20v14H13l-5 5v-5H4Z';
const receiver = 'M7 4l5 1 1 6-3 2c1 3 3 5 6 6l2-3 6 1 1 5c-9 5-21-7-18-18Z';

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 28 28" width="20" height="20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
    </svg>
  );
}

const action =
  'flex min-h-11 items-center justify-center gap-2 border border-ink bg-paper px-2.5 sm:w-11 hover:border-signal hover:text-signal';

/**
 * WhatsApp and a call, always in reach: two signs in a lane beside the sheet (`.needs-lane` makes room where the margin is
 * too small), where they cover nothing. Below 640 px there is no room beside it: they end the page, and a button folds them
 * away and out; without script they stay.
 */
export function FloatingActions() {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <aside
      aria-label={floatingWords.label}
      className="needs-lane gutter flex flex-col items-end gap-2 border-t border-line py-3 sm:fixed sm:right-0 sm:bottom-24 sm:z-10 sm:border-0 sm:p-0 print:hidden"
    >
      <div id={id} className={`flex flex-col items-end gap-2 sm:gap-0 ${open ? '' : 'max-sm:hidden noscript:flex'}`}>
        <OutboundLink href={whatsappLink(company.whatsapp)} className={action}>
          <Sign path={speech} />
          <span className="sm:sr-only">{floatingWords.whatsapp}</span>
        </OutboundLink>
        <a className={`${action} sm:-mt-px`} href={telephoneLink(company.phone)}>
          <Sign path={receiver} />
          <span className="sm:sr-only">{floatingWords.call}</span>
        </a>
      </div>
      <Button
        primary
        className="scripted-only !min-h-11 sm:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? floatingWords.close : floatingWords.open}
      </Button>
    </aside>
  );
}

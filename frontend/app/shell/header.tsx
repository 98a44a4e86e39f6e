import { company } from '../content/company.ts';
import { Logo } from '../ui/pictures/logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { SocialLinks } from './footer/social-links.tsx';
import { useSearchDialog } from './use-search-dialog.ts';

export function Header() {
  const { Dialog, open, close } = useSearchDialog();
  return (
    <header className="contents">
      <div className="gutter grid h-16 grid-cols-[1fr_auto] items-center gap-x-2 border-b border-line bg-paper md:grid-cols-[auto_auto_auto] md:justify-between lg:grid-cols-[1fr_auto_1fr]">
        <a
          className="note hidden justify-self-start whitespace-nowrap hover:text-signal md:block"
          href={`mailto:${company.email}`}
        >
          {company.email}
        </a>
        <Logo />
        {/* As wide as its 34 letters and three gaps from the start, so that its first words do not move when the last ones come. */}
        <SocialLinks className="note hidden flex-wrap gap-x-2.5 justify-self-end text-ink-soft max-lg:justify-end md:flex lg:min-w-[calc(34ch+0.34em+3.75rem)] lg:gap-x-5" />
        <span className="justify-self-end md:hidden">
          <MenuButton />
        </span>
      </div>
      <NavigationBar onSearch={open} />
      <MenuPanel onSearch={open} />
      {Dialog && <Dialog onClose={close} />}
    </header>
  );
}

import { banners, sheetLine, trailOf, type PagePath } from './banners.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** The pages above a page. Home alone is no trail. */
export function BannerTrail({ path }: { path: PagePath }) {
  const trail = trailOf(path);
  if (trail.length < 2) return null;
  return <Breadcrumb trail={trail.map((to) => ({ to, label: banners[to].label }))} here={banners[path].label} />;
}

/** The page's number and its one h1, which says first what is sold. */
export function BannerTitle({ path, className = '' }: { path: PagePath; className?: string }) {
  const { offer, title } = banners[path];
  return (
    <div className={className}>
      <p className="note mb-5 text-signal">{sheetLine(path)}</p>
      <h1>
        {offer && (
          <span className="mb-3 block text-2xl leading-tight tracking-tight text-signal lg:text-3xl">
            {offer}
            <span className="sr-only">: </span>
          </span>
        )}
        {title}
      </h1>
    </div>
  );
}

/** The page's main button, where it has one. */
export function BannerButton({ path, className = 'mt-6' }: { path: PagePath; className?: string }) {
  const { button } = banners[path];
  if (!button) return null;
  const { text, to } = button;
  return (
    <p className={className}>
      {to === '/contact' ? (
        <PageLink to={to} className="button primary">
          {text}
        </PageLink>
      ) : (
        <a className="button primary" href={to}>
          {text}
        </a>
      )}
    </p>
  );
}

/** The page's two paragraphs, and the button to its form where it has one. */
export function BannerLead({ path, className = '' }: { path: PagePath; className?: string }) {
  const { description, para } = banners[path];
  return (
    <div className={className}>
      <p className="lead">{description}</p>
      {para && <p className="mt-4 max-w-[36em] text-ink-soft">{para}</p>}
      <BannerButton path={path} />
    </div>
  );
}

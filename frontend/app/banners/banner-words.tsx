import { banners, sheetLine, trailOf, type PagePath } from './banners.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

/** The pages above a page. Home alone is no trail. */
export function BannerTrail({ path }: { path: PagePath }) {
  const trail = trailOf(path);
  if (trail.length < 2) return null;
  return <Breadcrumb trail={trail.map((to) => ({ to, label: banners[to].label }))} here={banners[path].label} />;
}

/** The page's number and its one h1. */
export function BannerTitle({ path, className = '' }: { path: PagePath; className?: string }) {
  return (
    <div className={className}>
      <p className="note mb-5 text-signal">{sheetLine(path)}</p>
      <h1>{banners[path].title}</h1>
    </div>
  );
}

/** The page's two paragraphs, and the button to its form where it has one. */
export function BannerLead({ path, className = '' }: { path: PagePath; className?: string }) {
  const { description, para, button } = banners[path];
  return (
    <div className={className}>
      <p className="lead">{description}</p>
      {para && <p className="mt-4 max-w-[36em] text-ink-soft">{para}</p>}
      {button && (
        <p className="mt-8">
          <a className="button primary" href="#consultation">
            {button}
          </a>
        </p>
      )}
    </div>
  );
}

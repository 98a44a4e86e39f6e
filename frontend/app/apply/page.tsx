import { ApplicationDesk } from './application-desk.tsx';
import { BeforeYouStart } from './before-you-start.tsx';
import { metaFor } from '../seo.ts';

export const meta = () => metaFor('/application');

export default function Application() {
  return (
    <section className="group/sheet gutter graph-paper grid gap-y-10 pt-10 pb-16 lg:grid-cols-12 lg:pt-18 lg:pb-28">
      <BeforeYouStart />
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        <ApplicationDesk />
      </div>
    </section>
  );
}

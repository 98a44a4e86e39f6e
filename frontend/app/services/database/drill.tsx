import { drill } from './words.ts';

const { columns, steps, unit } = drill;
const total = steps.reduce((sum, { took }) => sum + took, 0);

/** One trial restore as a table whose bars stand where their minutes are. */
export function Drill() {
  return (
    <section id="drill" aria-labelledby="drill-title" className="gutter bg-ink py-16 text-paper lg:py-28">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 id="drill-title" className="lg:col-span-5">
          {drill.title}
        </h2>
        <p className="max-w-[36em] lg:col-span-6 lg:col-start-7">{drill.lead}</p>
      </div>
      <table className="mt-12 w-full text-left">
        <caption className="sr-only">{drill.title}</caption>
        <thead className="note border-b border-paper/50 max-md:sr-only">
          <tr>
            <th scope="col" className="w-20 py-2 font-medium">
              {columns.at}
            </th>
            <th scope="col" className="py-2 font-medium md:w-[34%]">
              {columns.step}
            </th>
            <th scope="col" className="py-2 font-medium">
              {columns.bar}
            </th>
            <th scope="col" className="w-20 py-2 text-right font-medium">
              {columns.took}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ at, took, step }) => (
            <tr
              key={at}
              className="border-b border-paper/25 align-baseline max-md:grid max-md:grid-cols-[3.5rem_1fr_3.5rem] max-md:py-3"
            >
              <td className="note py-4 max-md:py-1">{`00:${String(at).padStart(2, '0')}`}</td>
              <th scope="row" className="py-4 pr-6 leading-snug font-medium max-md:py-1">
                {step}
              </th>
              <td className="relative max-md:order-last max-md:col-span-3">
                <Bar at={at} took={took} />
              </td>
              <td className="note py-4 text-right max-md:py-1">
                {took} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Bar({ at, took }: { at: number; took: number }) {
  return (
    <svg
      className="relative top-1 h-5 w-full align-middle max-md:top-0"
      viewBox={`0 0 ${total} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="fill-none stroke-current opacity-40" d={`M0 10H${total}`} vectorEffect="non-scaling-stroke" />
      <rect className="fill-signal" x={at} y="2" width={took} height="16" />
    </svg>
  );
}

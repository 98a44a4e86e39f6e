/** The place of text that is still loading. Another element announces the loading in words. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="block h-4 bg-side last:w-3/5" />
      ))}
    </div>
  );
}

/** A short fact in a frame. The signal colour marks new or wrong facts. */
export function Badge({ text, signal = false }: { text: string; signal?: boolean }) {
  return (
    <span
      className={`note inline-block border px-2 py-0.5 ${signal ? 'border-signal text-signal' : 'border-line text-ink-soft'}`}
    >
      {text}
    </span>
  );
}

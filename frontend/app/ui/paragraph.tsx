const ADDRESS = /([\w.]+@[\w.]+\w)/;

/** A paragraph of plain text in which mail addresses become links. */
export function Paragraph({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={className}>
      {text.split(ADDRESS).map((piece) =>
        ADDRESS.test(piece) ? (
          <a key={piece} className="underlined text-ink" href={`mailto:${piece}`}>
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </p>
  );
}

/** The life in a few paragraphs. */
export function ProfileBiography({
  paragraphs,
  className = '',
}: {
  paragraphs: readonly string[];
  className?: string;
}) {
  return (
    <div className={`prose grid gap-5 ${className}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

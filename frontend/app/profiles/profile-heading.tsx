type ProfileHeadingProps = { note: string; title: string; id?: string; className?: string };

/** A heading with the plain name of its section above it. */
export function ProfileHeading({ note, title, id, className = '' }: ProfileHeadingProps) {
  return (
    <div className={className}>
      <p className="note mb-2 text-signal">{note}</p>
      <h2 id={id}>{title}</h2>
    </div>
  );
}

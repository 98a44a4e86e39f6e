type PaginationDotsProps = {
  count: number;
  current: number;
  labelOf: (index: number) => string;
  onChoose: (index: number) => void;
};

/** One dot for each place, 24 px to hit. */
export function PaginationDots({ count, current, labelOf, onChoose }: PaginationDotsProps) {
  return (
    <div className="carousel-dots">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className="carousel-dot"
          aria-label={labelOf(index)}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}

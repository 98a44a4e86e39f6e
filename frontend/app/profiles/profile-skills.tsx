import type { Skill } from '../content/life.ts';
import { profileWords } from './words.ts';

/** Skills as bars with their figures as text, because a screen reader gets only the table. */
export function ProfileSkills({ skills, className = '' }: { skills: readonly Skill[]; className?: string }) {
  return (
    <table className={`w-full text-left ${className}`}>
      <caption className="note pb-3 text-left text-ink-soft">{profileWords.skillsCaption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{profileWords.skillColumns.skill}</th>
          <th scope="col">{profileWords.skillColumns.value}</th>
        </tr>
      </thead>
      <tbody>
        {skills.map(({ label, value }) => (
          <tr key={label} className="border-t border-line align-middle last:border-b">
            <th scope="row" className="w-[46%] py-3 pr-4 leading-snug font-semibold">
              {label}
            </th>
            <td className="py-3">
              <span className="flex items-center gap-4">
                <SkillBar value={value} />
                <span className="note w-10 text-right">{value}%</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SkillBar({ value }: { value: number }) {
  return (
    <svg className="block h-3 grow" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path className="stroke-field" d="M0 11.5H100" vectorEffect="non-scaling-stroke" />
      <path className="fill-signal" d={`M0 3H${value}V11.5H0Z`} />
    </svg>
  );
}

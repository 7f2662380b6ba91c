import { rolesScene } from '#content/marketing/articles.ts';
import { Tick } from '#src/ui/tick.tsx';
import { Scene } from '../scenes/scene.tsx';

/** A team's members and their roles, one of which has just changed. */
export function RolesScene() {
  const { alt, title, people, changed } = rolesScene;
  return (
    <Scene alt={alt} className="@container grid p-4 sm:p-5">
      <p className="pb-3 text-base font-semibold">{title}</p>
      {people.map(({ name, role }) => (
        <p
          key={name}
          className="grid justify-items-start gap-x-2 border-t border-line py-2.5 @2xs:flex @2xs:items-center @2xs:justify-between"
        >
          <b>{name}</b>
          <span className="rounded-sm border border-edge px-1.5 text-xs">{role}</span>
        </p>
      ))}
      <p className="mt-2 flex items-center gap-2 rounded bg-safe-wash px-3 py-2 font-semibold">
        <Tick />
        {changed}
      </p>
    </Scene>
  );
}

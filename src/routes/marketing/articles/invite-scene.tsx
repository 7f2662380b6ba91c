import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { Tick } from '#src/ui/tick.tsx';
import { Scene } from '../scenes/scene.tsx';

const { alt, title, email, file, directory, foot } = sceneWords.invite;

/** The three ways to invite a team: addresses, a file and a directory. */
export function InviteScene() {
  return (
    <Scene alt={alt} className="grid gap-3 p-4 sm:p-5">
      <p className="text-base font-semibold">{title}</p>
      <div className="grid gap-1">
        <b>{email.label}</b>
        <div className="rounded border border-edge px-3 py-2 leading-relaxed">
          {email.addresses.map((address) => (
            <p key={address}>{address}</p>
          ))}
          <p className="text-muted">{email.more}</p>
        </div>
      </div>
      <div className="grid gap-1">
        <b>{file.label}</b>
        <p className="flex items-center gap-2 rounded bg-tide-wash px-3 py-2">
          <Tick />
          {file.name} <span className="ms-auto text-muted">{file.people}</span>
        </p>
      </div>
      <p>
        <b>{directory.label}</b> <span className="text-muted">{directory.state}</span>
      </p>
      <p className="flex items-center gap-2 rounded bg-safe-wash px-3 py-2 font-semibold">
        <Tick />
        {foot}
      </p>
    </Scene>
  );
}

import { Link } from 'react-router-dom';
import { currentPlanWords as words } from '#content/marketing/plans.ts';
import { paths } from '#src/config/paths.ts';
import { classNames } from '#src/ui/class-names.ts';

/** Tells signed-in visitors which plan is theirs. */
export function CurrentPlan({ className }: { className?: string }) {
  return (
    <p
      className={classNames(
        'for-signed-in rounded border-l-4 border-tide bg-tide-wash px-5 py-4',
        className,
      )}
    >
      {words.before}{' '}
      <Link
        to={paths.subscription}
        className="font-semibold text-tide underline underline-offset-4"
      >
        {words.link}
      </Link>
    </p>
  );
}

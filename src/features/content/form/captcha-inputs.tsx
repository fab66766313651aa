import { useT } from '#i18n/i18n-provider.tsx'
import { captchaName } from './captchas.ts'
import type { Captcha } from './cms-form.ts'

/** Inputs of the captchas: honeypots outside of view and tab order, hidden ones for values that a script fetches. */
export function CaptchaInputs({ captchas }: { captchas: readonly Captcha[] }) {
  const t = useT()
  return captchas.map(({ handle, kind }) =>
    kind === 'script' ? (
      <input key={handle} type="hidden" name={captchaName(handle)} defaultValue="" />
    ) : (
      <div key={handle} className="visually-hidden" aria-hidden>
        <label>
          {t('forms.leaveEmpty')}
          <input name={captchaName(handle)} defaultValue="" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    ),
  )
}

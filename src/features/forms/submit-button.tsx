import { Button, type ButtonProps } from '#ui/actions/button.tsx'
import { useFormPending } from './form-state.ts'

export function SubmitButton(props: Extract<ButtonProps, { href?: undefined }>) {
  return <Button {...props} type="submit" loading={useFormPending()} />
}

import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { LimitsForm } from './limits-form.tsx'
import { RoleField } from './role-field.tsx'
import { changeRole, removeUser } from './users.actions.ts'
import type { CompanyUser } from './users.ts'

export const panelId = 'user'

/** Changes the role of one user, or removes the user. */
export function UserPanel({
  user: { id, name, email, role, limits, isSelf },
  hasLimits,
}: {
  user: CompanyUser
  hasLimits: boolean
}) {
  const t = useT()
  const to = usePath()
  return (
    <Panel id={panelId} tabIndex={-1} className="opened" title={t('users.changeNamed', { name })} padded>
      <Stack gap="large">
        <Text tone="soft" measure>
          {t(isSelf ? 'users.changeSelfText' : 'users.changeText', { email })}
        </Text>
        <ApiForm action={changeRole(id)} gap="large" follow="document" {...appProps}>
          <FormMessage />
          <RoleField role={role} />
          <Cluster>
            <SubmitButton>{t('users.saveRole')}</SubmitButton>
            <Button look="outline" href={to('dashboardUsers')}>
              {t('addresses.cancel')}
            </Button>
          </Cluster>
        </ApiForm>
        {hasLimits && role === 'buyer' && <LimitsForm id={id} limits={limits} />}
        <ApiForm action={removeUser(id)} follow="document" {...appProps}>
          <FormMessage />
          <SubmitButton look="simple" icon="trash-simple">
            {t('users.removeNamed', { name })}
          </SubmitButton>
        </ApiForm>
      </Stack>
    </Panel>
  )
}

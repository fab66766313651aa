import { Link as RouterLink } from '@tanstack/react-router'

export const Link = ({ href, ...rest }) => <RouterLink to={href} {...rest} />

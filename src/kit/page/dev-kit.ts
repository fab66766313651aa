/** The page with the stylesheets of the dev server. */
import brands from '#ui/styles/brands.css?url'
import deferred from '#ui/styles/deferred.css?url'
import index from '#ui/styles/index.css?url'
import operator from '#ui/styles/operator.css?url'
import form from '#ui/styles/parts/cms-form.css?url'
import rows from '#ui/styles/parts/rows.css?url'
import video from '#ui/styles/parts/video.css?url'
import sheet from '#ui/styles/sheet.css?url'
import { type KitOptions, renderKit } from './render-kit.tsx'

const stylesheets = [index, deferred, rows, form, video, brands, operator, sheet]

export const renderDevKit = (theme: KitOptions['theme']): string => renderKit({ theme, stylesheets })

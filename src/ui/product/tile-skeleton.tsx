import { Skeleton } from '../states/skeleton.tsx'

export function TileSkeleton() {
  return (
    <div className="tile" aria-hidden="true">
      <Skeleton shape="image" />
      <div className="tile-body">
        <Skeleton shape="text" />
        <Skeleton shape="name" />
        <Skeleton shape="short" />
        <Skeleton shape="amount" />
        <Skeleton shape="control" />
      </div>
    </div>
  )
}

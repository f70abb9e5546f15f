import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { channelBoxes } from '#domain/privacy/channel-consent.ts'
import { FieldProblem } from '../../enquiry/FieldProblem.tsx'
import kit from '../../link-page/link-page.module.css'
import { Post } from '../../link-page/Post.tsx'
import type { MyEnquiry } from '../my-enquiry.ts'
import { Row } from '../Row.tsx'
import styles from './ChannelRows.module.css'

const words = myEnquiry.change

/** Whether we may call and text: given and taken back in one press. */
export function ChannelsRow({ enquiry }: { enquiry: MyEnquiry }) {
  const { token, boxes, phoneEnding, problem } = enquiry
  if (!boxes || !phoneEnding) return null
  const ticked = channelBoxes.filter((box) => boxes[box].isTicked)
  const isOpen = problem?.act === 'change-channels'
  return (
    <Row
      label={words.channels.label}
      value={ticked.map((box) => words.channels[box]).join(', ') || words.channels.none}
      opens={words.open.change}
      isOpen={isOpen}
    >
      <Post
        token={token}
        at="change"
        act="change-channels"
        button={words.save}
        look={`quiet ${kit.save}`}
      >
        {isOpen && <FieldProblem id="change-channels" problem={problem?.message} />}
        <BoxFields boxes={boxes} />
      </Post>
    </Row>
  )
}

type BoxFieldsProps = {
  boxes: NonNullable<MyEnquiry['boxes']>
  /** Whether the number is another, which has no choices yet. */
  isAnew?: boolean
}

export function BoxFields({ boxes, isAnew = false }: BoxFieldsProps) {
  return channelBoxes.map((box) => (
    <label key={box} className={styles.box}>
      <input
        type="checkbox"
        name={`agree-${box}`}
        defaultChecked={!isAnew && boxes[box].isTicked}
      />
      <span>{boxes[box].wording}</span>
    </label>
  ))
}

// Made by scripts/web_types.py from the game's Python classes. Change those, not this file.

/** What a DLC costs: one card of a name, and one of each of two categories. */
export interface PricePiece {
  /** a card, or 2 Life Gizmos */
  named: number;
  /** a card of each, or 1 Life Gizmo */
  others: ("attack" | "dlc" | "environment" | "equipment" | "setup" | "widget")[];
}

export interface CardPiece {
  /** as in views */
  number: number;
  /** as in moves: W01 */
  id: string;
  name: string;
  category: "attack" | "dlc" | "environment" | "equipment" | "setup" | "widget";
  copies: number;
  /** its ability */
  does: string;
  /** the effect in a few words */
  short: string;
  /** the effect in full sentences */
  text: string;
  flavor: string;
  /** those that its ability has, such as its range */
  numbers: Record<string, number>;
  /** of a line: all, straight, diagonal, laser, cross; "" if it has none */
  directions: string;
  /** what a Sentry reaches: line, star, block; "" if it is none */
  fires: string;
  /** the type of a Sentry, as in moves; -1 if it is none */
  sentry: number;
  /** of a DLC */
  price: PricePiece | null;
}

export interface TokenPiece {
  /** as in views */
  number: number;
  /** as in moves: myron, z3 */
  id: string;
  name: string;
  full_name: string;
  kind: "character" | "zombot";
}

/** What anybody may read before the first move. A table of other cards has them in its view. */
export interface GadgetPieces {
  cards: CardPiece[];
  tokens: TokenPiece[];
  /** the types of Sentries, in the order in which moves number them */
  sentries: string[];
  /** in the order in which moves number them */
  directions: string[];
  /** in the order in which views number them */
  phases: string[];
}

/** What not everybody sees alike. */
export interface PrivateView {
  /** null: a spectator */
  viewer: number | null;
  /** what is still to be done, the last first; empty after the end */
  agenda: Frame[];
  /** the seats that are asked */
  waiting: number[];
  /** one's own; null for a spectator */
  hand: number[] | null;
  /** of it, spares of lost Equipment that wait for one's next turn */
  held_back: number[];
  /** the DLC deck from bottom to top: the cards one has put there, else -1 */
  dlc_known: number[];
}

/** A Character and what its player has; solo opponents come after the seats. */
export interface CharacterView {
  /** -1: not chosen yet */
  token: number;
  /** -1: off the Grid */
  square: number;
  living: boolean;
  gizmos: number;
  bank: number;
  /** where it lies open: that of a Zomboid, or at a table with open hands */
  hand: number[] | null;
  hand_size: number;
  /** Equipment; that of a Zomboid is inert */
  active: number[];
  dlc: number[];
  /** may not end its turn again on Square 100, Rubble or a Floor Malfunction */
  refuge: boolean;
  /** may stay on the Sentry, Rubble or Floor Malfunction below */
  footing: boolean;
  /** the deck and the discard pile that its player prefers */
  deck: number;
  pile: number;
}

/** What is still in the Start Deck, by kind. */
export interface StartDeckView {
  setup: number;
  gadgets: number;
  tokens: number[];
}

/** What lies open to everybody. */
export interface PublicView {
  house: HouseRules;
  players: number;
  characters: CharacterView[];
  first: number;
  turn: number;
  round: number;
  /** complete rounds in a row in which nobody lost a Gizmo for good; alone: turns */
  quiet: number;
  /** whether somebody has since then */
  loss: boolean;
  /** the game ends when `quiet` comes to this; 0: never */
  stall: number;
  now: ThisTurn;
  /** of the Character whose turn it is */
  steps_left: number;
  /** all its steps in this turn */
  allowance: number;
  /** cards in each */
  decks: number[];
  /** discard piles, from bottom to top */
  piles: number[][];
  /** Setup Cards that are still in their deck */
  setup: number;
  /** and those that are not in this game */
  unused: number;
  /** removed Setup Cards */
  box: number[];
  /** cards in it */
  dlc_deck: number;
  display: number[];
  start_deck: StartDeckView;
  /** cards drawn to be placed */
  placing: number[];
  /** cards that are being resolved */
  in_play: number[];
  dice: number[];
  came_down: number;
  /** by square */
  environments: number[];
  /** by square */
  lying: number[][];
  /** squares, by number */
  zombots: number[];
  buggy: number;
  skate: number;
  zombuoy: number;
  /** a token */
  hugs: number;
  /** Gizmos out of the game */
  gone: number;
  winners: number[];
  decided_by: string;
}

/** The game as one viewer sees it. */
export type GadgetGridView = PublicView & PrivateView;

/** GG-R66. The table options. */
export interface HouseRules {
  kind: "HouseRules";
  players_place: boolean;
  open_hands: boolean;
  axes_return: boolean;
  sentries_land: boolean;
  stall_rule: boolean;
  round_cap: number;
  opponents: number;
  cards: string;
}

/** What has been done in this turn, as far as rules ask for it. */
export interface ThisTurn {
  kind: "ThisTurn";
  phase: number;
  steps: number;
  extra: number;
  acted: boolean;
  bought: boolean;
  widgets: number[];
  rerolled: boolean;
  composted: boolean;
  grappled: boolean;
  whistled: boolean;
  skated: boolean;
  hugged: boolean;
  attacks: number;
  hit: number[];
  let_go: boolean;
  visited: number[][];
}

/**
 * Whether a question comes next may depend on a hidden hand: then it tells of that hand, and
 * nobody takes back what led to it.
 */
export interface ConsiderFrame {
  kind: "Consider";
  seat: number;
}

/** GG-68, GG-69, GG-72. The dice are rolled before the cards are drawn. */
export interface GenerationFrame {
  kind: "Generation";
  seat: number;
}

/** GG-61. */
export interface ActionPhaseFrame {
  kind: "ActionPhase";
  seat: number;
}

/** GG-73, GG-78, GG-77. One Action, and before or after it what Buddies do for nothing. */
export interface ActionFrame {
  kind: "Action";
  seat: number;
}

/**
 * GG-96, GG-139, GG-145, GG-R15, GG-R46. It does not fall: collect and activate, then contact,
 * then its own Zombuoy.
 */
export interface SettleFrame {
  kind: "Settle";
  token: number;
  mover: number;
  how: number;
  collects: boolean;
  falls: number;
}

/** GG-91. Equipment just collected may be activated before contact does harm. */
export interface PickupFrame {
  kind: "Pickup";
  seat: number;
}

/** GG-93, GG-126, GG-128, GG-146, GG-95. Whoever meets there. */
export interface ContactFrame {
  kind: "Contact";
  token: number;
  mover: number;
  how: number;
  collects: boolean;
  falls: number;
}

/** GG-142, GG-R19. From which of several a Zomboid takes its Gizmo. */
export interface RobbingFrame {
  kind: "Robbing";
  seat: number;
  thief: number;
  victims: number[];
}

/** GG-227, GG-228, GG-284, GG-301, GG-R37. A Zombuoy goes to the square opposite its owner's. */
export interface FollowWithBuoyFrame {
  kind: "FollowWithBuoy";
  seat: number;
  how: number;
}

/**
 * GG-106. All the damage of one moment, to the seats of Living Characters; GG-245: Zombs that
 * are hit are taken off the Grid.
 */
export interface HarmFrame {
  kind: "Harm";
  seats: number[];
  zombs: number[];
}

/** GG-121, GG-127, GG-R20. So many further steps for a Zomb that has been moved; it may stop. */
export interface MoveOnFrame {
  kind: "MoveOn";
  seat: number;
  token: number;
  left: number;
}

/** GG-140, D03. A Zomboid has none, nor has a Character that is hugged. */
export interface AttackPhaseFrame {
  kind: "AttackPhase";
  seat: number;
}

/**
 * GG-99, GG-100, GG-R69. One Attack, and before it what the Zomb Whistle grants; D13: a second
 * card.
 */
export interface AttackFrame {
  kind: "Attack";
  seat: number;
}

/** A placement roll; the squares are those of the dice as they lie in the end. */
export interface RollFrame {
  kind: "Roll";
  seat: number;
}

/** GG-185, GG-186, GG-191. A Sentry that a Buddy has set off. */
export interface SentryFiresFrame {
  kind: "SentryFires";
  seat: number;
  square: number;
  direction: number;
}

/** GG-219, GG-224, GG-283. A Buddy begins on a square beside its owner's. */
export interface SetDownFrame {
  kind: "SetDown";
  seat: number;
  buddy: string;
}

/** D03. It begins on any token, one's own too. */
export interface FirstHugFrame {
  kind: "FirstHug";
  seat: number;
}

/** GG-225. The direction of a Sentry that the Rollerskate has run into. */
export interface TurnSentryFrame {
  kind: "TurnSentry";
  seat: number;
  square: number;
}

/** GG-226. After the roll: on AB or on BA, as its owner likes. */
export interface SkateRolledFrame {
  kind: "SkateRolled";
  seat: number;
}

/** GG-33, GG-226. One of these squares; its run is over. */
export interface SkateLandsFrame {
  kind: "SkateLands";
  seat: number;
  squares: number[];
  rolled: boolean;
}

/** GG-156. Of the Gizmos, how many come from the bank; the others from the token. */
export interface SettlementFrame {
  kind: "Settlement";
  seat: number;
  dlc: number;
  coupon: boolean;
  stage: number;
  used: boolean;
  gizmos: number;
  cards: number[];
  laid: number[];
}

/** GG-157, GG-R22. Who has spent the last Gizmo on the token; Buddies are placed before that. */
export interface ZombifyBuyerFrame {
  kind: "ZombifyBuyer";
  seat: number;
  spent: number;
}

/** W14. A purchase at the usual price, as part of the same Action. */
export interface BuyTooFrame {
  kind: "BuyToo";
  seat: number;
}

/** GG-96, GG-R13. A token has come to a square: it falls, or what else happens there happens. */
export interface ArriveFrame {
  kind: "Arrive";
  token: number;
  mover: number;
  how: number;
  collects: boolean;
  falls: number;
}

/** GG-182. After the roll: on AB or on BA, as the mover likes. */
export interface ComeDownFrame {
  kind: "ComeDown";
  token: number;
  mover: number;
  how: number;
  collects: boolean;
  falls: number;
}

/** GG-R50, GG-299. Zombs on the Grid, then Zombs that were taken off, then opponents. */
export interface HuntFrame {
  kind: "Hunt";
  seat: number;
}

/**
 * GG-242, GG-R51, GG-286. So many steps toward the player by a shortest way, looked up anew for
 * each; a hugged Zomb does not hunt.
 */
export interface ChaseFrame {
  kind: "Chase";
  seat: number;
  token: number;
  left: number;
}

/** GG-246, GG-R61. A Zomb that was taken off comes down where the dice say. */
export interface PutBackFrame {
  kind: "PutBack";
  seat: number;
  token: number;
}

/** GG-243, GG-R50. One square away from the player, if that is farther; ties at random. */
export interface FleeFrame {
  kind: "Flee";
  seat: number;
  token: number;
}

/** GG-182, E06, GG-295. It falls, unless its player may choose not to. */
export interface OnMalfunctionFrame {
  kind: "OnMalfunction";
  seat: number;
  token: number;
  how: number;
  collects: boolean;
  falls: number;
}

/** GG-277. One of the nearest squares without Rubble, a Sentry or a Floor Malfunction. */
export interface StepAsideFrame {
  kind: "StepAside";
  seat: number;
  token: number;
  how: number;
  collects: boolean;
  falls: number;
  squares: number[];
  rolled: boolean;
}

/** GG-277. Who is left on ground that nothing permits is put on the nearest that will do. */
export interface StrandFrame {
  kind: "Strand";
  seat: number;
}

/** GG-32. One of the cards to be placed, completely; the seat chooses where it may lie. */
export interface PlaceCardFrame {
  kind: "PlaceCard";
  seat: number;
  card: number;
  square: number;
}

/** GG-25. The only card to be placed goes to AB or to BA, as the player likes. */
export interface PutOneFrame {
  kind: "PutOne";
  seat: number;
}

/** GG-70, GG-71, GG-274. Everybody sees a card that is drawn to be placed. */
export interface DrawTwoFrame {
  kind: "DrawTwo";
  seat: number;
}

/** GG-23, GG-31. Which of two cards goes to AB; on doubles, which comes first. */
export interface PutTwoFrame {
  kind: "PutTwo";
  seat: number;
}

/**
 * D20. A card placed by a roll on or beside the square of a Living Character that attracts
 * things is collected at once; on another player's turn nothing is activated (GG-196).
 */
export interface AttractFrame {
  kind: "Attract";
  seat: number;
  card: number;
}

/** GG-255. One Zombot after the other, in number order. */
export interface MarchFrame {
  kind: "March";
  seat: number;
}

/** GG-252, GG-253, GG-256. To which Character a Zombot goes; D03: a hugged one stays. */
export interface ApproachFrame {
  kind: "Approach";
  seat: number;
  token: number;
}

/**
 * GG-254, GG-R60. The first step of a shortest way; who is approached chooses, so nobody lets
 * the rest go. Where it has been in this turn it does not go.
 */
export interface MarchOnFrame {
  kind: "MarchOn";
  seat: number;
  token: number;
}

/** GG-61, GG-R18. Whatever the Character has become by now. */
export interface MovementPhaseFrame {
  kind: "MovementPhase";
  seat: number;
}

/**
 * GG-81. One step at a time, each done with before the next; GG-143, GG-276: the Character may
 * have become another kind in between.
 */
export interface MovementFrame {
  kind: "Movement";
  seat: number;
}

/** GG-221, GG-R62. The owner's step leads to the Buggy's square: be re-placed instead? */
export interface MeetBuggyFrame {
  kind: "MeetBuggy";
  seat: number;
  square: number;
}

/** E07, D16. Before a card is drawn or anything is placed, the dice may be changed. */
export interface ReconsiderFrame {
  kind: "Reconsider";
  seat: number;
}

/**
 * GG-232. The owner chooses the order, and between squares that are as far. `done`: those that
 * have moved.
 */
export interface ScareFrame {
  kind: "Scare";
  seat: number;
  done: number[];
}

/**
 * GG-61, GG-62, GG-64. The four phases, and what happens at the end; GG-135: a Zomboid's begins
 * alike.
 */
export interface TurnFrame {
  kind: "Turn";
  seat: number;
}

/** GG-38, GG-307. A Character that nobody has yet. */
export interface ChoosingFrame {
  kind: "Choosing";
  seat: number;
}

/** GG-37 to GG-43. Setup Cards, Characters, Zombots and Gadget Cards, shuffled together. */
export interface BuildStartDeckFrame {
  kind: "BuildStartDeck";
  seat: number;
}

/**
 * GG-43, GG-44, GG-R3, GG-R4. Two cards at a time, by a roll, in the order drawn; the game
 * chooses where one is displaced, or the players take turns.
 */
export interface PlaceStartDeckFrame {
  kind: "PlaceStartDeck";
  seat: number;
}

/** GG-48, GG-50, GG-R10. As many cards as there are Zombots within two steps. */
export interface CompensateFrame {
  kind: "Compensate";
  seat: number;
}

/** GG-48, GG-293. One card at a time; each is seen before the next is taken or declined. */
export interface CompensationFrame {
  kind: "Compensation";
  seat: number;
  left: number;
}

/** GG-51. Two decks, as equal as possible. */
export interface SplitDeckFrame {
  kind: "SplitDeck";
  seat: number;
}

/** GG-74, GG-103. What has been played goes to a discard pile. */
export interface UseUpFrame {
  kind: "UseUp";
  seat: number;
  card: number;
}

/** GG-207, GG-R31. An axe drops on the square of its target; some tables hand it back. */
export interface DropAxeFrame {
  kind: "DropAxe";
  seat: number;
  card: number;
  square: number;
}

/** GG-210. All Sentries of a type leave the Grid. */
export interface ExplodeFrame {
  kind: "Explode";
  seat: number;
  sentry: number;
}

/** D08, GG-231. One card into the hand; an Environment is placed at once. */
export interface CompostFrame {
  kind: "Compost";
  seat: number;
}

/** GG-65, GG-195. Equipment may be activated before the first roll; asked only if there is. */
export interface ReadyFrame {
  kind: "Ready";
  seat: number;
}

/** GG-66. Who is stranded first, then the rest, then the next player (GG-67). */
export interface EndOfTurnFrame {
  kind: "EndOfTurn";
  seat: number;
}

/**
 * GG-66, GG-232, GG-242, GG-252. The Zombs move by themselves; with two players Scarezomb and
 * the march come in the order that the active player chooses.
 */
export interface AftermathFrame {
  kind: "Aftermath";
  seat: number;
}

/** GG-67, GG-291, GG-292. The player beside goes on, unless nothing ever happens (GG-290). */
export interface NextTurnFrame {
  kind: "NextTurn";
  seat: number;
}

/** W04. A further step for who has been lassoed; a Zomboid that has stolen goes no further. */
export interface PullFrame {
  kind: "Pull";
  seat: number;
  token: number;
  left: number;
  living: boolean;
}

/** W09. A further Zomb, other than those, to be moved; or none. */
export interface TreatFrame {
  kind: "Treat";
  seat: number;
  left: number;
  squares: number;
  fed: number[];
}

/** W02. In which order those on a square fall. */
export interface DropAllFrame {
  kind: "DropAll";
  seat: number;
  square: number;
}

/** W07. A card into the hand; an Environment is placed at once. */
export interface DrawOneFrame {
  kind: "DrawOne";
  seat: number;
}

/** W14. The displayed DLC go under their deck in any order; as many are dealt anew. */
export interface PutUnderDeckFrame {
  kind: "PutUnderDeck";
  seat: number;
  most: number;
}

export type Frame =
  | ConsiderFrame
  | GenerationFrame
  | ActionPhaseFrame
  | ActionFrame
  | SettleFrame
  | PickupFrame
  | ContactFrame
  | RobbingFrame
  | FollowWithBuoyFrame
  | HarmFrame
  | MoveOnFrame
  | AttackPhaseFrame
  | AttackFrame
  | RollFrame
  | SentryFiresFrame
  | SetDownFrame
  | FirstHugFrame
  | TurnSentryFrame
  | SkateRolledFrame
  | SkateLandsFrame
  | SettlementFrame
  | ZombifyBuyerFrame
  | BuyTooFrame
  | ArriveFrame
  | ComeDownFrame
  | HuntFrame
  | ChaseFrame
  | PutBackFrame
  | FleeFrame
  | OnMalfunctionFrame
  | StepAsideFrame
  | StrandFrame
  | PlaceCardFrame
  | PutOneFrame
  | DrawTwoFrame
  | PutTwoFrame
  | AttractFrame
  | MarchFrame
  | ApproachFrame
  | MarchOnFrame
  | MovementPhaseFrame
  | MovementFrame
  | MeetBuggyFrame
  | ReconsiderFrame
  | ScareFrame
  | TurnFrame
  | ChoosingFrame
  | BuildStartDeckFrame
  | PlaceStartDeckFrame
  | CompensateFrame
  | CompensationFrame
  | SplitDeckFrame
  | UseUpFrame
  | DropAxeFrame
  | ExplodeFrame
  | CompostFrame
  | ReadyFrame
  | EndOfTurnFrame
  | AftermathFrame
  | NextTurnFrame
  | PullFrame
  | TreatFrame
  | DropAllFrame
  | DrawOneFrame
  | PutUnderDeckFrame;

/** GG-63. Leave out what is left of this phase, or of this effect. */
export interface PassMove {
  kind: "Pass";
}

/** GG-38. Play as this Character. */
export interface ChooseCharacterMove {
  kind: "ChooseCharacter";
  token: number;
}

/** GG-68. Roll the dice for two new cards. */
export interface GenerateMove {
  kind: "Generate";
}

/** GG-48. Draw a card to make up for Zombots nearby. */
export interface DrawMove {
  kind: "Draw";
}

/** GG-22. Leave the dice as they fell. */
export interface KeepMove {
  kind: "Keep";
}

/** E07. Roll both dice again. */
export interface RerollMove {
  kind: "Reroll";
}

/** D16. Turn one die up or down by one. */
export interface ShiftMove {
  kind: "Shift";
  die: number;
  by: number;
}

/** GG-23. Put this card on that square; the other one goes to the opposite square. */
export interface PutMove {
  kind: "Put";
  card: number;
  square: number;
}

/** GG-65. Lay Equipment down before oneself: it works from now on. */
export interface ActivateMove {
  kind: "Activate";
  card: number;
}

/** GG-76. As the Action: repeat the Generation Phase. */
export interface GenerateAgainMove {
  kind: "GenerateAgain";
}

/** GG-74. A Widget that needs nothing else to be said. */
export interface PlayWidgetMove {
  kind: "PlayWidget";
  card: number;
}

/** GG-74. A Widget that is used on a token, or on whose token it is. */
export interface TargetMove {
  kind: "Target";
  card: number;
  token: number;
}

/** W03. Take this active Equipment from that Character's player. */
export interface SeizeMove {
  kind: "Seize";
  card: number;
  token: number;
  taken: number;
}

/** W04. Let a token take its first step to this square. */
export interface PushMove {
  kind: "Push";
  card: number;
  token: number;
  square: number;
}

/** GG-74. A Widget that is used on a square. */
export interface AimMove {
  kind: "Aim";
  card: number;
  square: number;
}

/** W02. Slide the Environment of one square to another. */
export interface SlideMove {
  kind: "Slide";
  card: number;
  start: number;
  end: number;
}

/** W05. Take this card out of a discard pile. */
export interface RetrieveMove {
  kind: "Retrieve";
  card: number;
  pile: number;
  taken: number;
}

/** W14. Put the displayed DLC under their deck; the last named lies at the very bottom. */
export interface ArrangeMove {
  kind: "Arrange";
  cards: number[];
}

/** GG-150. Buy this DLC; how it is paid is asked next. */
export interface BuyMove {
  kind: "Buy";
  dlc: number;
  coupon: boolean;
}

/** GG-152. Pay with a card in hand. */
export interface PayCardMove {
  kind: "PayCard";
  card: number;
}

/** GG-198. Pay with Equipment that lies before oneself. */
export interface PayActiveMove {
  kind: "PayActive";
  card: number;
}

/** GG-153. Pay with Life Gizmos instead of a card. */
export interface PayGizmosMove {
  kind: "PayGizmos";
}

/** W13. Let the Cosmic Coupon stand for this component. */
export interface PayCouponMove {
  kind: "PayCoupon";
}

/** GG-156. Take so many of the Gizmos from the bank, the others from the token. */
export interface FromBankMove {
  kind: "FromBank";
  gizmos: number;
}

/** GG-R72. Do not buy after all. */
export interface CallOffMove {
  kind: "CallOff";
}

/** GG-223. Set the Huggly Muggly on this token. */
export interface HugMove {
  kind: "Hug";
  token: number;
}

/** GG-224. Let the Rollerskate go. */
export interface SkateMove {
  kind: "Skate";
  direction: number;
}

/** GG-186. Turn the Sentry that has been set off. */
export interface TurnToMove {
  kind: "TurnTo";
  direction: number;
}

/** GG-80. Take a step to this square. */
export interface StepMove {
  kind: "Step";
  square: number;
}

/** GG-217. Haul in the cards of this square. */
export interface GrappleMove {
  kind: "Grapple";
  square: number;
}

/** GG-182. Fall through the Floor Malfunction. */
export interface FallMove {
  kind: "Fall";
}

/** E06, GG-295. Do not fall. */
export interface StandMove {
  kind: "Stand";
}

/** GG-221. Be re-placed by a roll instead of stepping on the Buggy's square. */
export interface SwapInMove {
  kind: "SwapIn";
}

/** GG-221. Step on the Buggy's square as on any other. */
export interface StepInMove {
  kind: "StepIn";
}

/** GG-182. Come to stand on this square. */
export interface LandMove {
  kind: "Land";
  square: number;
}

/** W02. Let this one fall next. */
export interface DropMove {
  kind: "Drop";
  token: number;
}

/** GG-142. Take a Life Gizmo from this Character. */
export interface StealFromMove {
  kind: "StealFrom";
  token: number;
}

/** GG-108. Move a Zomb one step, as the Attack. */
export interface MoveZombMove {
  kind: "MoveZomb";
  token: number;
  square: number;
}

/** GG-218. Move a Zomb one step by the Zomb Whistle. */
export interface WhistleMove {
  kind: "Whistle";
  token: number;
  square: number;
}

/** GG-102. An Attack Card against one token. */
export interface ThrowMove {
  kind: "Throw";
  card: number;
  token: number;
}

/** GG-102. An Attack Card that needs nothing else to be said. */
export interface FireMove {
  kind: "Fire";
  card: number;
}

/** A12. A ray in this direction; at a Portal it may go on from another one. */
export interface BeamMove {
  kind: "Beam";
  card: number;
  direction: number;
  entry: number;
  leave: number;
}

/** A14. Throw it on this square. */
export interface LobMove {
  kind: "Lob";
  card: number;
  square: number;
}

/** GG-210. All Sentries of this type explode. */
export interface PressMove {
  kind: "Press";
  card: number;
  sentry: number;
}

/** GG-213. Set off the Sentry on this square. */
export interface RemoteMove {
  kind: "Remote";
  card: number;
  square: number;
  direction: number;
}

/** GG-229. Hit this token with the Laser Shovel. */
export interface ShovelMove {
  kind: "Shovel";
  token: number;
}

/** GG-232, GG-254. Let this Zomb go to that square. */
export interface LeadMove {
  kind: "Lead";
  token: number;
  square: number;
}

/** GG-308. Let the rest go by themselves. */
export interface LetGoMove {
  kind: "LetGo";
}

/** GG-66. Let this happen first at the end of the turn. */
export interface FirstMove {
  kind: "First";
  effect: number;
}

/** GG-53, GG-54, GG-R65. Draw from this deck, or discard to this pile, from now on. */
export interface PreferMove {
  kind: "Prefer";
  pile: boolean;
  number: number;
}

export type Move =
  | PassMove
  | ChooseCharacterMove
  | GenerateMove
  | DrawMove
  | KeepMove
  | RerollMove
  | ShiftMove
  | PutMove
  | ActivateMove
  | GenerateAgainMove
  | PlayWidgetMove
  | TargetMove
  | SeizeMove
  | PushMove
  | AimMove
  | SlideMove
  | RetrieveMove
  | ArrangeMove
  | BuyMove
  | PayCardMove
  | PayActiveMove
  | PayGizmosMove
  | PayCouponMove
  | FromBankMove
  | CallOffMove
  | HugMove
  | SkateMove
  | TurnToMove
  | StepMove
  | GrappleMove
  | FallMove
  | StandMove
  | SwapInMove
  | StepInMove
  | LandMove
  | DropMove
  | StealFromMove
  | MoveZombMove
  | WhistleMove
  | ThrowMove
  | FireMove
  | BeamMove
  | LobMove
  | PressMove
  | RemoteMove
  | ShovelMove
  | LeadMove
  | LetGoMove
  | FirstMove
  | PreferMove;

/** GG-38. */
export interface CharacterChosenEvent {
  kind: "CharacterChosen";
  seat: number;
  token: number;
}

/** GG-45. Where a token begins. */
export interface TokenPlacedEvent {
  kind: "TokenPlaced";
  token: number;
  square: number;
}

export interface TurnBeganEvent {
  kind: "TurnBegan";
  seat: number;
  round: number;
}

/** The dice of a placement roll; `how`: 0 the first time, 1 rolled again, 2 a die turned. */
export interface RolledEvent {
  kind: "Rolled";
  seat: number;
  first: number;
  second: number;
  how: number;
}

/** Over to a card that is to be placed (GG-274). */
export interface TurnedEvent {
  kind: "Turned";
  seat: number;
  card: number;
}

/** A card comes to lie on a square; it was due on `rolled`. */
export interface PlacedEvent {
  kind: "Placed";
  seat: number;
  card: number;
  square: number;
  rolled: number;
}

/** GG-272. An Environment that fits nowhere goes. */
export interface NoRoomEvent {
  kind: "NoRoom";
  seat: number;
  card: number;
}

/** So many cards, which only their owner sees. */
export interface DrewEvent {
  kind: "Drew";
  seat: number;
  cards: number;
}

/** What somebody has drawn or taken unseen, told to who may know. */
export interface GotEvent {
  kind: "Got";
  seat: number;
  cards: number[];
}

/** GG-55. */
export interface ReshuffledEvent {
  kind: "Reshuffled";
}

export interface DiscardedEvent {
  kind: "Discarded";
  seat: number;
  cards: number[];
}

/** GG-208. Both axes go. */
export interface ClashedEvent {
  kind: "Clashed";
  seat: number;
  cards: number[];
}

export interface CollectedEvent {
  kind: "Collected";
  seat: number;
  cards: number[];
  square: number;
}

export interface ActivatedEvent {
  kind: "Activated";
  seat: number;
  card: number;
}

/** A Widget is revealed. */
export interface PlayedEvent {
  kind: "Played";
  seat: number;
  card: number;
}

/** An Attack Card is revealed, and whom it hits. */
export interface AttackedEvent {
  kind: "Attacked";
  seat: number;
  card: number;
  tokens: number[];
}

/** GG-229. */
export interface ShoveledEvent {
  kind: "Shoveled";
  seat: number;
  token: number;
}

/** D17. A Widget serves as a Remote Control. */
export interface DeliveredEvent {
  kind: "Delivered";
  seat: number;
  card: number;
}

/** GG-186. A Sentry fires; whom it hits. */
export interface SetOffEvent {
  kind: "SetOff";
  seat: number;
  card: number;
  square: number;
  direction: number;
  tokens: number[];
}

/** GG-210. */
export interface ExplodedEvent {
  kind: "Exploded";
  card: number;
  square: number;
}

/** GG-177. An Environment leaves the Grid. */
export interface RemovedEvent {
  kind: "Removed";
  seat: number;
  card: number;
  square: number;
}

export interface SlidEvent {
  kind: "Slid";
  seat: number;
  card: number;
  start: number;
  end: number;
}

/** A token goes from square to square, moved by `seat`. */
export interface SteppedEvent {
  kind: "Stepped";
  seat: number;
  token: number;
  start: number;
  end: number;
}

export interface SwappedEvent {
  kind: "Swapped";
  seat: number;
  one: number;
  other: number;
}

/** GG-183. Byoop. */
export interface FellEvent {
  kind: "Fell";
  token: number;
  square: number;
}

export interface LandedEvent {
  kind: "Landed";
  token: number;
  start: number;
  square: number;
}

/** Did not fall through a Floor Malfunction. */
export interface StoodEvent {
  kind: "Stood";
  token: number;
  square: number;
}

/** GG-110. These Characters lose a Life Gizmo each. */
export interface LostEvent {
  kind: "Lost";
  tokens: number[];
}

/** GG-216. A Fourth Eye takes the damage. */
export interface SavedEvent {
  kind: "Saved";
  token: number;
  card: number;
}

/** GG-113. */
export interface ZombifiedEvent {
  kind: "Zombified";
  token: number;
}

/** GG-141. A Zomboid is Living again. */
export interface StoleEvent {
  kind: "Stole";
  thief: number;
  victim: number;
}

/** GG-245. A Zomb is off the Grid for now. */
export interface TakenOffEvent {
  kind: "TakenOff";
  token: number;
}

export interface BoughtEvent {
  kind: "Bought";
  seat: number;
  dlc: number;
  cards: number[];
  bank: number;
  token: number;
}

/** GG-163. */
export interface DealtEvent {
  kind: "Dealt";
  dlc: number;
}

/** W14. */
export interface PutUnderEvent {
  kind: "PutUnder";
  seat: number;
  cards: number;
}

export interface SeizedEvent {
  kind: "Seized";
  seat: number;
  victim: number;
  card: number;
}

export interface HackedEvent {
  kind: "Hacked";
  seat: number;
  victim: number;
}

export interface RetrievedEvent {
  kind: "Retrieved";
  seat: number;
  card: number;
}

export interface HuggedEvent {
  kind: "Hugged";
  seat: number;
  token: number;
}

/** The Rollerskate goes from square to square. */
export interface RollingEvent {
  kind: "Rolling";
  seat: number;
  start: number;
  end: number;
}

export interface BuggyMovedEvent {
  kind: "BuggyMoved";
  seat: number;
  square: number;
}

export interface BuoyMovedEvent {
  kind: "BuoyMoved";
  seat: number;
  square: number;
}

/** GG-253. The dice of the march, by seat, and whom the Zombot goes for. */
export interface ApproachedEvent {
  kind: "Approached";
  token: number;
  first: number;
  second: number;
  seat: number;
}

/** GG-290. So many complete rounds without a loss. */
export interface RoundEndedEvent {
  kind: "RoundEnded";
  quiet: number;
}

/** Who has won, by seat; nobody, or several in a draw. */
export interface GameEndedEvent {
  kind: "GameEnded";
  winners: number[];
  rule: string;
}

export type Event =
  | CharacterChosenEvent
  | TokenPlacedEvent
  | TurnBeganEvent
  | RolledEvent
  | TurnedEvent
  | PlacedEvent
  | NoRoomEvent
  | DrewEvent
  | GotEvent
  | ReshuffledEvent
  | DiscardedEvent
  | ClashedEvent
  | CollectedEvent
  | ActivatedEvent
  | PlayedEvent
  | AttackedEvent
  | ShoveledEvent
  | DeliveredEvent
  | SetOffEvent
  | ExplodedEvent
  | RemovedEvent
  | SlidEvent
  | SteppedEvent
  | SwappedEvent
  | FellEvent
  | LandedEvent
  | StoodEvent
  | LostEvent
  | SavedEvent
  | ZombifiedEvent
  | StoleEvent
  | TakenOffEvent
  | BoughtEvent
  | DealtEvent
  | PutUnderEvent
  | SeizedEvent
  | HackedEvent
  | RetrievedEvent
  | HuggedEvent
  | RollingEvent
  | BuggyMovedEvent
  | BuoyMovedEvent
  | ApproachedEvent
  | RoundEndedEvent
  | GameEndedEvent;

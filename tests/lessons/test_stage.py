"""A chapter played: what is right, what is wrong, what is refused, and what the others do."""

from drakes.core.game import find_game
from drakes.lessons.stage import LessonAnswer, Stage, stage_of

ACTIONS = find_game("sitting_ducks").rules.actions


def first() -> Stage:
    return stage_of("sitting_ducks", "first")


def step(name: str) -> int:
    return [step.name for step in first().chapter.steps].index(name)


def act(name: str, *actions: str) -> LessonAnswer:
    return first().act(step(name), [ACTIONS.parse(action) for action in actions])


def test_the_wanted_action_is_done_and_the_others_answer() -> None:
    answer = act("aim", "take_aim a 3")
    assert (answer.verdict, answer.step) == ("right", step("aim") + 1)
    assert [(scene.seat, ACTIONS.text(scene.action)) for scene in answer.scenes] == [
        (0, "take_aim a 3"),
        (1, "take_aim a 1"),
        (2, "hang_back a 3"),
    ]


def test_another_action_is_answered_and_not_done() -> None:
    answer = act("aim", "take_aim a 5")
    assert (answer.verdict, answer.says, answer.step, answer.scenes) == ("wrong", "place", step("aim"), [])
    assert answer.standing == first().begin(step("aim")).standing


def test_what_the_rules_forbid_is_refused_by_its_clause() -> None:
    answer = act("shoot", "shoot b 2")
    assert (answer.verdict, answer.says, answer.clause) == ("refused", "sight", "SD-5.2")


def test_only_the_wanted_action_glows() -> None:
    assert first().begin(step("aim")).standing.wanted == [ACTIONS.parse("take_aim a 3")]


def test_on_the_way_to_a_goal_everything_may_glow() -> None:
    standing = first().begin(step("find")).standing
    assert standing.wanted is None
    assert len(standing.legal) == 3


def test_a_touch_is_answered_by_what_was_touched() -> None:
    stage, n = first(), step("ducks")
    assert stage.touch(n, "place:6").verdict == "right"
    assert (stage.touch(n, "place:2").verdict, stage.touch(n, "place:2").says) == ("wrong", "green")


def test_the_learner_sees_no_other_hand() -> None:
    for scene in act("aim", "take_aim a 3").scenes:
        assert all(held.card is None for seat in scene.view.seats[1:] for held in seat.hand)


def test_a_preview_tells_nothing_that_would_be_drawn() -> None:
    found = first().previews(step("aim"), [], [ACTIONS.parse("take_aim a 3")])
    kinds = [event.kind for outcome in found.values() for event in outcome.events]
    assert "aimed" in kinds
    assert not {"drew", "got"} & set(kinds)

"""Lessons: short scenes of real positions in which a learner makes the moves."""

from vierblatt.lessons.course import Course, Happened, LostWay, Right, Wrong
from vierblatt.lessons.lesson import Lesson, LessonError, Scene, Step, lesson_at, lessons

__all__ = [
    "Course",
    "Happened",
    "Lesson",
    "LessonError",
    "LostWay",
    "Right",
    "Scene",
    "Step",
    "Wrong",
    "lesson_at",
    "lessons",
]
